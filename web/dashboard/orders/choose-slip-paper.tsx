import { slipPaper as text } from '#wording/dashboard/packing.ts';
import { chooseSlipPaper, slipPapers, useSlipPaper } from '../../browser/slip-paper.ts';

/** What packing slips are printed on; this browser remembers it. */
export function ChooseSlipPaper() {
  const paper = useSlipPaper();
  return (
    <select
      aria-label={text.label}
      value={paper}
      onChange={({ target }) => {
        const chosen = slipPapers.find((one) => one === target.value);
        if (chosen) chooseSlipPaper(chosen);
      }}
      className="input w-auto!"
    >
      {slipPapers.map((one) => (
        <option key={one} value={one}>
          {text.papers[one]}
        </option>
      ))}
    </select>
  );
}
