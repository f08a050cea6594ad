import { AUDIT_KINDS, AUDIT_SENTENCES } from '#shared/audit-kinds.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useAdmins } from './parts/queries.ts';
import type { AuditChoice } from './audit-choice.ts';

const ALL = 'all';
const KINDS = AUDIT_KINDS.map((kind) => ({ value: kind, text: AUDIT_SENTENCES[kind] })).sort(
  (one, other) => one.text.localeCompare(other.text, 'en-GB'),
);
const LATEST_DAY = '2999-12-31';

interface AuditFiltersProps {
  choice: AuditChoice;
  onChange: (choice: AuditChoice) => void;
}

export function AuditFilters({ choice, onChange }: AuditFiltersProps) {
  const { kind, actorId, firstDay, lastDay } = choice;
  const { data: admins } = useAdmins();
  const kindOf = (value: string) => AUDIT_KINDS.find((known) => known === value) ?? null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label="What"
        value={kind ?? ALL}
        options={[{ value: ALL, text: 'Everything' }, ...KINDS]}
        onChange={(value) => onChange({ ...choice, kind: kindOf(value) })}
      />
      <Select
        label="Who"
        value={actorId === null ? ALL : String(actorId)}
        options={[
          { value: ALL, text: 'Everybody' },
          ...(admins ?? []).map(({ id, displayName }) => ({
            value: String(id),
            text: displayName,
          })),
        ]}
        onChange={(value) => onChange({ ...choice, actorId: value === ALL ? null : Number(value) })}
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
