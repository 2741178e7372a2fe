const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** '3 Mar 2026, 14:05' in UK time, from ISO 8601. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="figures whitespace-nowrap">
    {format.format(new Date(at))}
  </time>
);
