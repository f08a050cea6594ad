import type { PageProps } from '../../shell/page-props.ts';
import { LogOutButton } from '../../shell/log-out-button.tsx';
import { PageIntro } from '../../shell/page-intro.tsx';
import { Panel } from '../../shell/panel.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** Replaces every page until the password is changed (D16). */
export default function MustChangePage({ user }: PageProps) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 p-4 sm:p-8">
      <PageIntro
        title="Choose a new password"
        tip={{
          mood: 'thinking',
          tip: 'Four words in a row make a good password. Keep them secret!',
        }}
      />
      <Panel title="Your new password">
        <p>Please choose your own password to continue.</p>
        <ChangePasswordForm user={user} action="Save and continue" />
      </Panel>
      <div className="self-start lg:hidden">
        <LogOutButton />
      </div>
    </div>
  );
}
