import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useEnterChooses, useSwitchAccess } from './switch-access.ts';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarRatingProps {
  /** 1 to 5; 0 for no rating yet. */
  value: number;
  onChange: (value: number) => void;
  label: string;
  /** The meaning of each number of stars, from one up. */
  meanings: readonly string[];
  disabled?: boolean;
}

/** Five stars to choose from, by tap, by arrow keys, or with switch access by Tab. */
export function StarRating({ value, onChange, label, meanings, disabled }: StarRatingProps) {
  const enterChooses = useEnterChooses();
  const stop = useSwitchAccess() ? { tabIndex: 0 } : {};
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value === 0 ? '' : String(value)}
      onValueChange={(next) => onChange(Number(next))}
      orientation="horizontal"
      className="flex justify-center gap-1"
      {...(disabled ? { disabled } : {})}
    >
      {STARS.map((star) => (
        <RadioGroup.Item
          key={star}
          value={String(star)}
          {...stop}
          {...enterChooses}
          aria-label={`${star} ${star === 1 ? 'star' : 'stars'}: ${meanings[star - 1]}`}
          className="rounded-xl p-1.5 transition-transform active:[scale:0.9]"
        >
          <Star
            aria-hidden
            className={clsx('size-9', star <= value ? 'fill-sun text-[#b97f0a]' : 'text-edge')}
          />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

/** A rating to display, read out as 'N out of 5 stars'. */
export function Stars({ value }: { value: number }) {
  return (
    <span role="img" aria-label={`${value} out of 5 stars`} className="inline-flex flex-wrap">
      {STARS.map((star) => (
        <Star
          key={star}
          aria-hidden
          className={clsx('size-5', star <= value ? 'fill-sun text-[#b97f0a]' : 'text-edge')}
        />
      ))}
    </span>
  );
}
