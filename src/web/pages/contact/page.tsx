import type { PageProps } from '../../shell/page-props.ts';
import { PageIntro } from '../../shell/page-intro.tsx';
import { TIPS } from '../../shell/tips.ts';
import { ContactForm } from './contact-form.tsx';

export default function ContactPage({ user }: PageProps) {
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 p-4 sm:p-8">
      <PageIntro title="Contact" tip={TIPS.contact} />
      <ContactForm key={user.id} user={user} />
    </div>
  );
}
