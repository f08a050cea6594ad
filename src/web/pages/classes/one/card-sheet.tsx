import type { SignInCard } from '#shared/contract/class-cards.ts';
import type { SchoolClass } from '#shared/contract/classes.ts';
import { pictureName } from '#shared/sign-in-pictures.ts';
import { QrCode } from '../../second-factor/qr-code.tsx';
import { classPage } from '../../../data/class-page.ts';
import { Sheet } from './sheet.tsx';

const PER_PAGE = 8;

const PICTURES_HINT =
  'Print the cards, cut them out and hand them out. A pupil’s pictures can also be looked up later.';
const QR_HINT =
  'Print the cards now: their codes cannot be shown again. Whoever has a card can sign in with it.';

interface CardSheetProps {
  schoolClass: SchoolClass;
  cards: readonly SignInCard[];
  onDone: () => void;
}

/** Cards that have just been made, to print and cut out (D10). */
export function CardSheet({ schoolClass, cards, onDone }: CardSheetProps) {
  const isOnlyNow = cards.some(({ link }) => link !== undefined);
  const pages = Array.from({ length: Math.ceil(cards.length / PER_PAGE) }, (_, nth) =>
    cards.slice(nth * PER_PAGE, (nth + 1) * PER_PAGE),
  );
  return (
    <Sheet
      title={cards.length === 1 ? '1 card' : `${cards.length} cards`}
      hint={isOnlyNow ? QR_HINT : PICTURES_HINT}
      isOnlyNow={isOnlyNow}
      onDone={onDone}
    >
      {pages.map((page) => (
        <ul key={page[0]?.userId} className="sheet-cards">
          {page.map((card) => (
            <li key={card.userId}>
              <Card card={card} schoolClass={schoolClass} />
            </li>
          ))}
        </ul>
      ))}
    </Sheet>
  );
}

function Card({ card, schoolClass }: { card: SignInCard; schoolClass: SchoolClass }) {
  const { displayName, pictures, link } = card;
  return (
    <>
      <p className="text-xl leading-tight font-bold wrap-anywhere">{displayName}</p>
      {pictures && (
        <ol className="flex w-full justify-around">
          {pictures.map((picture) => (
            <li key={picture} className="flex flex-col items-center gap-1">
              <span aria-hidden className="text-5xl leading-tight">
                {picture}
              </span>
              <span className="font-bold">{pictureName(picture)}</span>
            </li>
          ))}
        </ol>
      )}
      {link !== undefined && (
        <div className="sheet-qr">
          <QrCode text={link} label={`QR code of ${displayName}`} />
        </div>
      )}
      <p className="text-base leading-tight wrap-anywhere">
        {link === undefined
          ? `${schoolClass.name} · ${window.location.host}${classPage(schoolClass.code)}`
          : `${schoolClass.name} · Scan with the camera`}
      </p>
    </>
  );
}
