import { useState } from 'react';
import { signIn, type SignInPage } from '#shared/contract/sign-in.ts';
import { scannedToken } from '../../data/class-page.ts';
import { useRead } from '../../data/use-read.ts';
import { Waiting } from '../../shell/mascot.tsx';
import { ClassTrouble } from './class-trouble.tsx';
import { ChoosePupil } from './choose-pupil.tsx';
import { SecretPictures } from './secret-pictures.tsx';

type Pupil = SignInPage['pupils'][number];

/** First the pupil, then the pupil's three pictures. */
export function ClassPage({ code }: { code: string }) {
  const [token] = useState(scannedToken);
  const {
    data: page,
    error,
    isFetching,
    refetch,
  } = useRead(
    signIn.getSignInPage,
    { params: { code }, query: { token } },
    // Nothing of it is cached: it names a class.
    { gcTime: 0 },
  );
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
