import { ChevronRight } from 'lucide-react';
import type { SignInCard } from '#shared/contract/class-cards.ts';
import { pictureName, type SignInPicture } from '#shared/sign-in-pictures.ts';
import { useSharedOrigin } from '../../../data/shared-origin.ts';
import { QrCode } from '../../second-factor/qr-code.tsx';

/** What a pupil signs in with: three pictures with their names, or a QR code. */
export function CardContent({ card }: { card: SignInCard }) {
  const { displayName, pictures, link } = card;
  const origin = useSharedOrigin();
  return (
    <>
      {pictures && <Sequence pictures={pictures} />}
      {link !== undefined && origin !== null && (
        <div className="sheet-qr">
          <QrCode text={new URL(link, origin).href} label={`QR code of ${displayName}`} />
        </div>
      )}
    </>
  );
}

function Sequence({ pictures }: { pictures: readonly SignInPicture[] }) {
  return (
    <ol className="flex w-full justify-evenly">
      {pictures.map((picture, nth) => (
        <li key={picture} className="flex items-center gap-3">
          {nth > 0 && <ChevronRight aria-hidden className="shrink-0 max-sm:hidden print:block" />}
          <span className="flex flex-col items-center gap-1">
            <span aria-hidden className="text-6xl leading-tight max-sm:text-5xl print:text-6xl">
              {picture}
            </span>
            <span className="font-bold">{pictureName(picture)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
