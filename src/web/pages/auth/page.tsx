import { useAppName } from '../../shell/app-name.ts';
import { Mascot } from '../../shell/mascot.tsx';
import { PageHeading } from '../../shell/page-intro.tsx';
import { TIPS } from '../../shell/tips.ts';
import { AccountCard } from './account-card.tsx';
import { Features } from './features.tsx';
import { Scene } from './scene.tsx';

export default function AuthPage() {
  const appName = useAppName();
  return (
    <div className="mx-auto grid min-h-dvh max-w-6xl content-center gap-4 p-4 sm:gap-6 sm:p-8 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-10">
      <div className="flex flex-col gap-3 sm:gap-5 lg:row-start-2">
        <div className="overflow-hidden rounded-[2rem_1.6rem_2.2rem_1.5rem] shadow-card low:max-lg:hidden">
          <Scene />
        </div>
        <PageHeading>{`Welcome to ${appName}!`}</PageHeading>
      </div>
      <div className="flex flex-col justify-center gap-3 sm:gap-5 lg:col-start-2 lg:row-span-4 lg:row-start-1 max-sm:[&_.owl]:max-h-18">
        {/* As high as with the letters that stand in until the font has come. */}
        <div className="max-sm:min-h-24 max-[22.49rem]:hidden">
          <Mascot {...TIPS.auth} size={100} />
        </div>
        <AccountCard />
      </div>
      <Features className="lg:row-start-3" />
    </div>
  );
}
