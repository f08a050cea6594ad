import { useState } from 'react';
import type { SignInCard } from '#shared/contract/class-cards.ts';
import type { SchoolClass } from '#shared/contract/classes.ts';
import { Button } from '#ui/button.tsx';
import { classPage } from '../../../data/class-page.ts';
import { useSharedOrigin } from '../../../data/shared-origin.ts';
import { NoAddress } from '../../../staff/no-address.tsx';
import { CardContent } from './card-content.tsx';
import { Letter } from './letter.tsx';
import { Sheet } from './sheet.tsx';

const PER_PAGE = 8;

const PICTURES_HINT =
  'Print the cards, cut them out and hand them out. A pupil’s pictures can also be looked up later.';
const QR_HINT =
  'Print the cards before you log out: their codes cannot be shown again. Whoever has a card can sign in with it.';

/** A pupil may have a card of each kind. */
const keyOf = ({ link, userId }: SignInCard) => link ?? userId;

interface CardSheetProps {
  schoolClass: SchoolClass;
  cards: readonly SignInCard[];
  onDone: () => void;
}

/** Cards that have just been made, to print and cut out, or each in a letter to the parents (D10). */
export function CardSheet({ schoolClass, cards, onDone }: CardSheetProps) {
  const [isLetters, setLetters] = useState(false);
  const origin = useSharedOrigin();
  const isOnlyNow = cards.some(({ link }) => link !== undefined);
  // Nobody could sign in with them.
  const isUseless = origin === null && (isLetters || isOnlyNow);
  const count = cards.length === 1 ? '1 card' : `${cards.length} cards`;
  return (
    <Sheet
      title={isLetters ? `${count} in letters` : count}
      hint={isOnlyNow ? QR_HINT : PICTURES_HINT}
      done={isOnlyNow ? 'I have printed them' : undefined}
      onDone={onDone}
      pages={isLetters && !isUseless ? cards.length : 1}
      tools={
        <Button look="quiet" aria-pressed={isLetters} onClick={() => setLetters(!isLetters)}>
          In letters to parents
        </Button>
      }
    >
      {isUseless && <NoAddress />}
      {!isUseless && !isLetters && (
        <Cards schoolClass={schoolClass} cards={cards} origin={origin} />
      )}
      {!isUseless &&
        isLetters &&
        cards.map((card) => <Letter key={keyOf(card)} schoolClass={schoolClass} card={card} />)}
    </Sheet>
  );
}

interface CardsProps extends Pick<CardSheetProps, 'cards' | 'schoolClass'> {
  origin: string | null;
}

function Cards({ cards, schoolClass, origin }: CardsProps) {
  const addressOf = (of: string) => `${new URL(of).host}${classPage(schoolClass.code)}`;
  const pages = Array.from({ length: Math.ceil(cards.length / PER_PAGE) }, (_, nth) =>
    cards.slice(nth * PER_PAGE, (nth + 1) * PER_PAGE),
  );
  return pages.map((page) => (
    <ul key={page[0] && keyOf(page[0])} className="sheet-cards">
      {page.map((card) => (
        <li key={keyOf(card)}>
          <p className="text-xl leading-tight font-bold wrap-anywhere">{card.displayName}</p>
          <CardContent card={card} />
          <p className="text-base leading-tight wrap-anywhere">
            {card.link === undefined
              ? [schoolClass.name, ...(origin === null ? [] : [addressOf(origin)])].join(' · ')
              : `${schoolClass.name} · Scan with the camera`}
          </p>
        </li>
      ))}
    </ul>
  ));
}
