import { useId, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab<Name extends string> {
  name: Name;
  label: string;
  content: ReactNode;
}

interface TabsProps<Name extends string> {
  tabs: readonly Tab<Name>[];
  current: Name;
  onChange: (name: Name) => void;
  label: string;
}

/** Tabs with a panel; arrow keys move between them. Radix Tabs would be a tenth of the first screen's code. */
export function Tabs<Name extends string>({ tabs, current, onChange, label }: TabsProps<Name>) {
  const id = useId();
  const idOf = (name: Name) => `${id}-${name}`;
  const panelId = `${id}-panel`;
  const index = tabs.findIndex(({ name }) => name === current);

  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = {
      ArrowLeft: tabs.at(index - 1),
      ArrowRight: tabs.at((index + 1) % tabs.length),
      Home: tabs.at(0),
      End: tabs.at(-1),
    }[event.key];
    if (!target) return;
    event.preventDefault();
    onChange(target.name);
    document.getElementById(idOf(target.name))?.focus();
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="mb-5 flex gap-2 rounded-2xl bg-sun-soft p-1.5 max-sm:flex-wrap"
      >
        {tabs.map(({ name, label: text }) => (
          <button
            key={name}
            id={idOf(name)}
            type="button"
            role="tab"
            aria-selected={name === current}
            aria-controls={panelId}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChange(name)}
            onKeyDown={move}
            className="min-h-12 min-w-0 flex-1 rounded-xl px-4 font-bold aria-selected:bg-paper aria-selected:shadow-card max-sm:flex-auto max-sm:px-0.5"
          >
            {text}
          </button>
        ))}
      </div>
      <div key={current} id={panelId} role="tabpanel" aria-labelledby={idOf(current)} tabIndex={0}>
        {tabs[index]?.content}
      </div>
    </div>
  );
}
