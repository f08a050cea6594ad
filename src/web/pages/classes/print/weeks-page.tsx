import type { ReactNode } from 'react';
import { Select } from '#ui/select.tsx';
import { NotLoaded, type Read } from '../../../staff/loaded.tsx';
import { Paper } from '../../../staff/paper.tsx';
import { PrintTools } from './print-tools.tsx';
import { WEEKS_CHOICES } from './texts.ts';

interface WeeksPageProps<T> {
  weeks: string;
  onWeeks: (weeks: string) => void;
  /** What is printed, as it is read from the server. */
  read: Read<T>;
  /** Said when it cannot be read. */
  failure: string;
  /** Further controls beside the choice. */
  tools?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A print page about the last weeks: the choice of how many, and the paper or why it is not there. */
export function WeeksPage<T>({
  weeks,
  onWeeks,
  read,
  failure,
  tools,
  children,
}: WeeksPageProps<T>) {
  const { data, error } = read;
  const isReady = data !== undefined && error === null;
  return (
    <>
      <PrintTools isReady={isReady}>
        <Select label="How far back" value={weeks} options={WEEKS_CHOICES} onChange={onWeeks} />
        {tools}
      </PrintTools>
      {isReady ? <Paper>{children(data)}</Paper> : <NotLoaded read={read} failure={failure} />}
    </>
  );
}
