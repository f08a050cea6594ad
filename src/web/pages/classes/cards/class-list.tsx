import type { ClassPupil, SchoolClass } from '#shared/contract/classes.ts';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { classPage } from '../../../data/class-page.ts';
import { useSharedOrigin } from '../../../data/shared-origin.ts';
import { Sheet } from './sheet.tsx';

interface ClassListProps {
  schoolClass: SchoolClass;
  pupils: readonly ClassPupil[];
  onDone: () => void;
}

/** The pupils of a class with the class code, to print. */
export function ClassList({ schoolClass, pupils, onDone }: ClassListProps) {
  const { name, schoolYear, code } = schoolClass;
  const origin = useSharedOrigin();
  return (
    <Sheet
      title="Class list"
      hint="For a supply teacher: who is in the class, and where they sign in."
      onDone={onDone}
    >
      <div className="sheet-list flex flex-col gap-2 p-5">
        <p className="text-2xl font-bold">{`${name} · ${schoolYear}`}</p>
        <p>
          {'Class code: '}
          <strong className="text-xl [letter-spacing:0.3em]">{code}</strong>
          {origin !== null && ` · ${new URL(origin).host}${classPage(code)}`}
        </p>
        <Table aria-label="Class list">
          <thead>
            <tr>
              <HeadCell>Name</HeadCell>
              <HeadCell>Username</HeadCell>
            </tr>
          </thead>
          <tbody>
            {pupils.map(({ id, displayName, username }) => (
              <tr key={id}>
                <Cell className="wrap-anywhere">{displayName}</Cell>
                <Cell className="wrap-anywhere">{username}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Sheet>
  );
}
