import { Switch } from '#ui/switch.tsx';

interface NamesSwitchProps {
  areHidden: boolean;
  onChange: (areHidden: boolean) => void;
}

/** Hides pupils' names while a class can see the screen (D11). */
export function NamesSwitch({ areHidden, onChange }: NamesSwitchProps) {
  return (
    <Switch label="Hide names when you project this" checked={areHidden} onChange={onChange} />
  );
}
