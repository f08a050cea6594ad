import { Sprout } from 'lucide-react';
import { lazy, Suspense, type ComponentType } from 'react';
import type { OwnTogether } from '#shared/contract/own-together.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import type { TogetherPicture } from '#shared/together.ts';
import { useRead } from '../../../data/use-read.ts';
import { grownText, PICTURE_NAMES } from '../../../shell/together/names.ts';
import { Line } from './line.tsx';

const ASK_AGAIN_MS = 30_000;

/** Without it the sentence is enough. */
const GrowingPicture = lazy<
  ComponentType<{ picture: TogetherPicture; growth: number; className?: string }>
>(() => import('../../../shell/together/picture.tsx').catch(() => ({ default: () => null })));

/** What the pupil's class is growing at the moment. */
export function useTogether(isPlaying: boolean): OwnTogether | null {
  const { data } = useRead(
    pupilContract.getOwnTogether,
    {},
    { refetchInterval: isPlaying ? false : ASK_AGAIN_MS },
  );
  return data ?? null;
}

/** There is nothing to press: any game makes it grow. The next visit does not begin with it, as it may be over. */
export function TogetherLine({ together }: { together: OwnTogether }) {
  return (
    <div data-passing className="flex *:grow">
      <Line
        title="Together"
        text={
          <p>
            {`Each game you play makes our ${PICTURE_NAMES[together.picture].toLowerCase()} grow.`}
            <span className="sr-only"> {grownText(together)}</span>
          </p>
        }
        picture={<Sprout className="size-8! text-leaf" />}
        border="border-leaf"
      >
        <Suspense fallback={null}>
          <GrowingPicture
            {...together}
            className="absolute right-1.5 h-11 w-19 rounded-xl max-[22.49rem]:bottom-1"
          />
        </Suspense>
      </Line>
    </div>
  );
}
