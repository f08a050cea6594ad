import { Switch } from '#ui/switch.tsx';

interface NamesSwitchProps {
  areHidden: boolean;
  onChange: (areHidden: boolean) => void;
}

/** Hides pupils' names while a class can see the screen (D11). */
export function NamesSwitch({ areHidden, onChange }: NamesSwitchProps) {
  return (
    <Switch
      label="Hide names"
      hint="For the big screen: numbers instead of names, not in register order."
      checked={areHidden}
      onChange={onChange}
    />
  );
}
