// The picture of a question, and the same in words.
import { clsx } from 'clsx';
import { useEffect, useState, type ComponentType } from 'react';
import { describe } from './describe.ts';
import type { Picture, PictureKind } from './maths-picture.ts';

type Drawing = ComponentType<{ picture: Picture }>;

let fetched: Drawing | null = null;

async function fetchDrawing(): Promise<Drawing | null> {
  try {
    const { Drawing } = await import('./drawings/drawing.tsx');
    fetched = Drawing;
  } catch {
    // Without a network the words stand in for the picture, and the next round tries again.
  }
  return fetched;
}

/** What draws pictures: undefined while it loads, null where it cannot be loaded. */
export function useDrawing(isNeeded: boolean): Drawing | null | undefined {
  const [drawing, setDrawing] = useState<{ Drawing: Drawing | null } | null>(
    fetched && { Drawing: fetched },
  );
  useEffect(() => {
    if (!isNeeded || drawing) return;
    let isOpen = true;
    void fetchDrawing().then((Drawing) => isOpen && setDrawing({ Drawing }));
    return () => {
      isOpen = false;
    };
  }, [isNeeded, drawing]);
  return drawing?.Drawing;
}

/** Pictures as tall as they are wide, which need more height to be read on a phone. */
const TALL: readonly PictureKind[] = [
  'angles',
  'array',
  'circle',
  'clock',
  'corners',
  'grid',
  'hundred-square',
  'part-whole',
  'sides',
  'turn',
];

interface QuestionPictureProps {
  id: string;
  picture: Picture;
  drawing: Drawing | null | undefined;
}

/** Has its height before it is drawn, so that nothing jumps. */
export function QuestionPicture({ id, picture, drawing: Drawn }: QuestionPictureProps) {
  return (
    <div
      className={clsx(
        TALL.includes(picture.kind)
          ? 'h-[18dvh] min-[22.5rem]:h-[20dvh] long:h-40'
          : 'h-22 min-[22.5rem]:h-26 long:h-34',
        'mt-1.5 grid items-center rounded-2xl bg-paper p-1.5 shadow-card roomy:mt-4 roomy:h-48 roomy:p-3 grand:h-64 flat:h-[32dvh]',
      )}
    >
      <p id={id} className={clsx(Drawn !== null && 'sr-only', 'text-center')}>
        {describe(picture)}
      </p>
      {Drawn && <Drawn picture={picture} />}
    </div>
  );
}
