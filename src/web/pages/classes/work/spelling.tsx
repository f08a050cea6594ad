import { useState } from 'react';
import { work, type SpeltWord } from '#shared/contract/work.ts';
import { Button } from '#ui/button.tsx';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { useRead } from '../../../data/use-read.ts';
import { Loaded } from '../../../staff/loaded.tsx';
import { compareNames } from '#shared/name-order.ts';

interface SpellingProps {
  classId: number;
  workId: number;
  /** What each pupil is called on the screen, by id. */
  names: ReadonlyMap<number, string>;
}

/** Who spells which word of a piece of work; read when it is opened. */
export function Spelling(props: SpellingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Who spells which word
      </Button>
      {isOpen && <Words {...props} />}
    </>
  );
}

function Words({ classId, workId, names }: SpellingProps) {
  const read = useRead(work.getSpelling, { params: { classId, workId } });
  const named = (ids: readonly number[]) =>
    ids
      .flatMap((id) => names.get(id) ?? [])
      .toSorted(compareNames)
      .join(', ') || '–';
  return (
    <Loaded read={read} failure="Failed to load the words">
      {({ rows }) =>
        rows.length === 0 ? (
          <p>Nobody has spelt any of these words yet.</p>
        ) : (
          <Table aria-label="Who spells which word">
            <thead>
              <tr>
                <HeadCell>Word</HeadCell>
                <HeadCell>Spelt right</HeadCell>
                <HeadCell>Not yet</HeadCell>
                <HeadCell>Often written</HeadCell>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ word, right, wrong, common }) => (
                <tr key={word}>
                  <Cell className="font-bold">{word}</Cell>
                  <Cell>{named(right)}</Cell>
                  <Cell>{named(wrong)}</Cell>
                  <Cell>{commonText(common)}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )
      }
    </Loaded>
  );
}

const commonText = (common: SpeltWord['common']) =>
  common === null ? '–' : `${common.spelling} (${common.pupils} pupils)`;
