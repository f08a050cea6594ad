// React and six cards of text: as little as a page in React can be.
import { createRoot } from 'react-dom/client';

const CARDS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const TEXT = 'A card of plain text, as long as what a card of a game says about the game.';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <main>
    {CARDS.map((card) => (
      <article key={card}>
        <h2>{card}</h2>
        <p>{TEXT}</p>
      </article>
    ))}
  </main>,
);
