import { SYSTEMS, systemOf, type System } from './systems.ts';

/** How a British voice is added: on this device, if that is wanted, and behind a button on the others. */
export default function VoiceSteps({ isWantedHere }: { isWantedHere: boolean }) {
  const here = systemOf(navigator);
  return (
    <div className="flex flex-col gap-2 text-base">
      {here && isWantedHere && (
        <>
          <p className="font-bold">{`How to add a British voice here (${here.name})`}</p>
          <Steps system={here} />
        </>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-bold">
          {here && isWantedHere ? 'On other devices' : 'How to add a British voice to a device'}
        </summary>
        <dl className="flex flex-col gap-4">
          {SYSTEMS.filter((system) => !isWantedHere || system !== here).map((system) => (
            <div key={system.name}>
              <dt className="font-bold">{system.name}</dt>
              <dd>
                <Steps system={system} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function Steps({ system: { steps, note } }: { system: System }) {
  return (
    <>
      <ol className="list-decimal pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {note !== undefined && <p className="mt-1 text-ink-soft">{note}</p>}
    </>
  );
}
