import type { PageProps } from '../../../../shell/page-props.ts';
import { ClassFrame } from '../../class-frame.tsx';
import { ArchivedClass } from './archived-class.tsx';
import { NewYearPanel } from './new-year-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** What is changed rarely about a class, and its next school year (D10). */
export default function SettingsPage({ user }: PageProps) {
  return (
    <ClassFrame>
      {(schoolClass) =>
        schoolClass.isArchived ? (
          <ArchivedClass key={schoolClass.id} schoolClass={schoolClass} />
        ) : (
          <div key={schoolClass.id} className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
            <SettingsPanel schoolClass={schoolClass} user={user} />
            <NewYearPanel schoolClass={schoolClass} />
          </div>
        )
      }
    </ClassFrame>
  );
}
