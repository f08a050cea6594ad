// The picture of a question with its text alternative.
import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { describe } from './describe.ts';
import { loadDrawing } from './drawings/load-drawing.ts';
import type { Picture, PictureKind } from './maths-picture.ts';

/** The drawings of a round's pictures: no entry while one is loading, null for one that failed to load. */
type Drawings = ReadonlyMap<Picture, ReactNode>;

/** Loads the drawings of a round as soon as it begins. */
export function useDrawings(questions: readonly { picture?: Picture | undefined }[]): Drawings {
  const [drawings, setDrawings] = useState<Drawings>(new Map());
  useEffect(() => {
    let isOpen = true;
    const show = (picture: Picture, drawing: ReactNode) => {
      if (isOpen) setDrawings((before) => new Map(before).set(picture, drawing));
    };
    for (const { picture } of questions) {
      if (!picture) continue;
      // Without a network the text alternative replaces the picture.
      void loadDrawing(picture).then(
        (drawing) => show(picture, drawing),
        () => show(picture, null),
      );
    }
    return () => {
      isOpen = false;
    };
  }, [questions]);
  return drawings;
}

/** Pictures as tall as they are wide; these need more height to be legible on a phone. */
const TALL: readonly PictureKind[] = [
  'angles',
  'array',
  'chart',
  'circle',
  'clock',
  'corners',
  'grid',
  'hundred-square',
  'l-shape',
  'part-whole',
  'protractor',
  'scale',
  'sides',
  'table',
  'things',
  'turn',
];

interface QuestionPictureProps {
  id: string;
  picture: Picture;
  drawing: ReactNode;
}

/** The height is reserved before the picture is drawn, so that nothing jumps. */
export function QuestionPicture({ id, picture, drawing }: QuestionPictureProps) {
  return (
    <div
      className={clsx(
        TALL.includes(picture.kind)
          ? 'h-[18dvh] min-[22.5rem]:h-[20dvh] long:h-40'
          : 'h-22 min-[22.5rem]:h-26 long:h-34',
        'mt-1.5 grid items-center rounded-2xl bg-paper p-1.5 shadow-card roomy:mt-4 roomy:h-48 roomy:p-3 grand:h-64 flat:h-[32dvh]',
      )}
    >
      <p id={id} className={clsx(drawing !== null && 'sr-only', 'text-center')}>
        {describe(picture)}
      </p>
      {drawing}
    </div>
  );
}
