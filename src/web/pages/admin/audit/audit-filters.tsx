import { audit } from '#shared/contract/audit.ts';
import { ACTOR_KINDS, AUDIT_KINDS, AUDIT_SENTENCES } from '#shared/audit-kinds.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useRead } from '../../../data/use-read.ts';
import { SearchBox } from '../search-box.tsx';
import type { AuditChoice } from './audit-choice.ts';

const ALL = 'all';
const KINDS = AUDIT_KINDS.map((kind) => ({ value: kind, text: AUDIT_SENTENCES[kind] })).sort(
  (one, other) => one.text.localeCompare(other.text, 'en-GB'),
);
/** Those without an account. */
const OTHERS = [
  { value: 'command-line', text: 'The command line' },
  { value: 'application', text: 'The application' },
  { value: 'visitor', text: 'Not signed in' },
] as const;
const LATEST_DAY = '2999-12-31';

interface AuditFiltersProps {
  choice: AuditChoice;
  onChange: (choice: AuditChoice) => void;
}

export function AuditFilters({ choice, onChange }: AuditFiltersProps) {
  const { kind, actor, target, firstDay, lastDay } = choice;
  const { data: accounts } = useRead(audit.getAuditActors, {});
  const kindOf = (value: string) => AUDIT_KINDS.find((known) => known === value) ?? null;
  return (
    <div className="grid gap-3 *:min-w-0 sm:grid-cols-2 xl:grid-cols-5">
      <Select
        label="What"
        value={kind ?? ALL}
        options={[{ value: ALL, text: 'Everything' }, ...KINDS]}
        onChange={(value) => onChange({ ...choice, kind: kindOf(value) })}
      />
      <Select
        label="Who"
        value={actor === null ? ALL : String(actor)}
        options={[
          { value: ALL, text: 'Everybody' },
          ...(accounts?.rows ?? []).map(({ id, name }) => ({ value: String(id), text: name })),
          ...OTHERS,
        ]}
        onChange={(value) => onChange({ ...choice, actor: actorOf(value) })}
      />
      <SearchBox
        label="Whom"
        hint="A part of the username, or the number of a former account."
        search={target}
        onSearch={(text) => onChange({ ...choice, target: text })}
      />
      <Field
        label="From"
        type="date"
        value={firstDay}
        max={LATEST_DAY}
        onChange={(event) => onChange({ ...choice, firstDay: event.target.value })}
      />
      <Field
        label="Until"
        type="date"
        value={lastDay}
        max={LATEST_DAY}
        onChange={(event) => onChange({ ...choice, lastDay: event.target.value })}
      />
    </div>
  );
}

function actorOf(value: string): AuditChoice['actor'] {
  if (value === ALL) return null;
  return ACTOR_KINDS.find((kind) => kind === value) ?? Number(value);
}
