interface OnThisPageProps {
  /** The headings of the sections, by the ids of their panels. */
  sections: Readonly<Record<string, string>>;
}

/** Links to the sections of a long page, in one line that opens, so that they push nothing out of the first screen. */
export function OnThisPage({ sections }: OnThisPageProps) {
  return (
    <nav aria-label="On this page">
      <details className="rounded-2xl bg-paper px-4 shadow-card">
        <summary className="min-h-11 cursor-pointer py-2 leading-snug font-bold">
          On this page
        </summary>
        <ul className="flex flex-wrap gap-x-5 pb-2">
          {Object.entries(sections).map(([id, title]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center text-base font-bold text-sky underline md:min-h-7"
                onClick={({ currentTarget }) => {
                  currentTarget.closest('details')?.removeAttribute('open');
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
