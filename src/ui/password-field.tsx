import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  label?: string;
  name?: string;
  hint?: string;
  error?: string;
}

/** A password, hidden unless the pupil wants to see what they type. */
export function PasswordField({ value, onChange, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      label="Password"
      name="password"
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      trailing={
        <Button
          look="plain"
          size="icon"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden />
        </Button>
      }
      {...rest}
    />
  );
}
