import { useState } from 'react';
import type { SignInPage } from '#shared/contract/sign-in.ts';
import { Waiting } from '../../shell/mascot.tsx';
import { ClassTrouble } from './class-trouble.tsx';
import { ChoosePupil } from './choose-pupil.tsx';
import { useSignInPage } from './queries.ts';
import { SecretPictures } from './secret-pictures.tsx';

type Pupil = SignInPage['pupils'][number];

/** First the pupil, then the pupil's three pictures. */
export function ClassPage({ code }: { code: string }) {
  const { data: page, error, isFetching, refetch } = useSignInPage(code);
  const [pupil, setPupil] = useState<Pupil | null>(null);
  const [refused, setRefused] = useState<Error | null>(null);

  function tryAgain() {
    setRefused(null);
    setPupil(null);
    void refetch();
  }

  const trouble = refused ?? error;
  if (isFetching && (!page || trouble)) return <Waiting />;
  if (trouble) return <ClassTrouble error={trouble} onRetry={tryAgain} />;
  if (!page) return <Waiting />;
  if (!pupil) return <ChoosePupil page={page} onChoose={setPupil} onRetry={tryAgain} />;
  return (
    <SecretPictures
      code={code}
      choices={page.choices}
      pupil={pupil}
      onBack={() => setPupil(null)}
      onTrouble={setRefused}
    />
  );
}
