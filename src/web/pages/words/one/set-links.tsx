import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import type { WordList } from '#shared/contract/word-lists.ts';
import { classes } from '#shared/contract/classes.ts';
import { CLASSES } from '../../../data/paths.ts';
import { useRead } from '../../../data/use-read.ts';

/** Links that set a list as work for each current class; none for a list that no game can use. */
export function SetLinks({ list: { id, games } }: { list: WordList }) {
  const { data } = useRead(classes.getClasses, {});
  if (games.every(({ refusal }) => refusal !== null)) return null;
  const open = data?.rows.filter(({ isArchived }) => !isArchived) ?? [];
  return open.map((one) => (
    <Link
      key={one.id}
      href={`${CLASSES}/${one.id}/work?words=${id}`}
      className={buttonClasses('quiet')}
    >
      {`Set as work for ${one.name}`}
    </Link>
  ));
}
