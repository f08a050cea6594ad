import type { GameCard, GameColour } from '#games/kit/rules/game.ts';

/** Class names of a game's colour: soft background, strong text, border, picture background. */
export const GAME_COLOURS: Record<GameColour, { soft: string; text: string; border: string }> = {
  leaf: { soft: 'bg-leaf-soft', text: 'text-leaf', border: 'border-leaf' },
  sky: { soft: 'bg-sky-soft', text: 'text-sky', border: 'border-sky' },
  sun: { soft: 'bg-sun-soft', text: 'text-ink', border: 'border-sun' },
  coral: { soft: 'bg-coral-soft', text: 'text-coral', border: 'border-coral' },
  grape: { soft: 'bg-grape-soft', text: 'text-grape', border: 'border-grape' },
  sea: { soft: 'bg-sea-soft', text: 'text-sea', border: 'border-sea' },
};

/** A category's label: 'Math' is shown as 'Maths' (D1 Category label). */
export function categoryLabel(category: GameCard['category']): string {
  return category === 'Math' ? 'Maths' : category;
}
