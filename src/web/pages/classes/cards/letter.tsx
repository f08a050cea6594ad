import type { ReactNode } from 'react';
import type { SignInCard } from '#shared/contract/class-cards.ts';
import type { SchoolClass } from '#shared/contract/classes.ts';
import { classPage } from '../../../data/class-page.ts';
import { PRIVACY } from '../../../data/paths.ts';
import { useAppName } from '../../../shell/app-name.ts';
import { useSharedOrigin } from '../../../data/shared-origin.ts';
import { NoAddress } from '../../../staff/no-address.tsx';
import { CardContent } from './card-content.tsx';
import { Sheet } from './sheet.tsx';

interface LetterProps {
  schoolClass: SchoolClass;
  /** The child's, if the letter is for one family. */
  card?: SignInCard;
}

/** The letter to all families of a class, to print. */
export function LetterSheet({
  schoolClass,
  onDone,
}: Pick<LetterProps, 'schoolClass'> & { onDone: () => void }) {
  return (
    <Sheet
      title="Letter to parents"
      hint="One page for all. When you make cards, each card can be printed in a letter of its own."
      onDone={onDone}
    >
      <Letter schoolClass={schoolClass} />
    </Sheet>
  );
}

/** One A4 page for parents: what this is, how to sign in at home, and what is stored (UK GDPR, Article 13). */
export function Letter({ schoolClass, card }: LetterProps) {
  const appName = useAppName();
  const origin = useSharedOrigin();
  const { name, teachers } = schoolClass;
  if (origin === null) return <NoAddress />;
  const { host } = new URL(origin);
  return (
    <article className="sheet-letter">
      <p>
        {card ? `For the family of ${card.displayName} · ${name}` : `For the families of ${name}`}
      </p>
      <h3 className="text-2xl font-bold">{`${appName} at school and at home`}</h3>
      <p>Dear parents and carers,</p>
      <p>
        {`In class we play ${appName}: six short games for maths and English, made for Years 1 to 6 and the national curriculum. Your child can play them at home as well, on any computer, tablet or phone with a web browser. There is nothing to install or to pay for, and there are no adverts. Once they have been opened with an internet connection, the games work without one.`}
      </p>
      <Part title="How to sign in at home">
        <HowToSignIn address={`${host}${classPage(schoolClass.code)}`} card={card} />
      </Part>
      {card && (
        <div className="flex flex-col items-center border border-dashed border-black p-3">
          <p className="text-xl font-bold">{card.displayName}</p>
          <CardContent card={card} />
        </div>
      )}
      <Part title="What is kept">
        <p>
          Your child’s name, school year and avatar; the games they finish, with answers, scores and
          times; from these, what they are likely to remember, so that it is asked again before it
          is forgotten; how they like to play; and what they write to us. We do not ask for a
          birthday, an address, an e-mail address or a photo.
        </p>
        <p>
          {`The school is responsible for it. Your child and the grown-ups who teach them can see it. What each thing is kept for and for how long, and whether anybody else receives it, is explained at ${host}${PRIVACY}. You may ask us for a copy, to put something right, or to delete it.`}
        </p>
      </Part>
      <p>If anything is unclear, please ask us.</p>
      <p>{teachers.map(({ displayName }) => displayName).join(', ')}</p>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h4 className="text-xl font-bold">{title}</h4>
      {children}
    </section>
  );
}

const KEEP_SAFE =
  'Please keep it safe, because whoever has it can sign in as your child. If it gets lost, tell us: we will make a new one, and the old one will stop working.';

function HowToSignIn({ address, card }: { address: string; card: SignInCard | undefined }) {
  if (card?.link !== undefined) {
    return (
      <p>{`Point the camera of a phone or tablet at this code and open the link. That is all: there is no password. ${KEEP_SAFE}`}</p>
    );
  }
  if (card) {
    return (
      <p>{`Go to ${address}, tap your child’s name, and then these three pictures in this order. It works while the teacher has the class page open. Please keep the pictures secret.`}</p>
    );
  }
  return (
    <p>{`Use your child’s card. If it has a square code, point the camera of a phone or tablet at it and open the link. If it has three pictures, go to ${address}, tap your child’s name, and then the pictures in their order; that works while the teacher has the class page open. ${KEEP_SAFE}`}</p>
  );
}
