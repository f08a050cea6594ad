import { Link } from 'wouter';
import { ADMIN } from '../../data/paths.ts';

/** A person's name, which leads to the page of their account. */
export function AccountLink({ id, name }: { id: number; name: string }) {
  return (
    <Link
      href={`${ADMIN}/student/${id}`}
      className="inline-flex min-h-11 items-center font-bold wrap-anywhere text-sky underline underline-offset-4"
    >
      {name}
    </Link>
  );
}
