import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

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

/** Tabs along the top, their panel below; arrow keys move between them. */
export function Tabs<Name extends string>({ tabs, current, onChange, label }: TabsProps<Name>) {
  const choose = (value: string) => {
    const tab = tabs.find(({ name }) => name === value);
    if (tab) onChange(tab.name);
  };
  return (
    <Radix.Root value={current} onValueChange={choose}>
      <Radix.List aria-label={label} className="mb-5 flex gap-2 rounded-2xl bg-sun-soft p-1.5">
        {tabs.map(({ name, label: text }) => (
          <Radix.Trigger
            key={name}
            value={name}
            className="min-h-12 flex-1 rounded-xl px-4 font-bold data-[state=active]:bg-paper data-[state=active]:shadow-card"
          >
            {text}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, content }) => (
        <Radix.Content key={name} value={name}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
