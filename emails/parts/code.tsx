import { fonts, light } from './styles.ts';

/** A code to copy: one tap selects it, and it is copied without gaps. */
export function Code({ children }: { children: string }) {
  return (
    <div className="sunken" style={box}>
      <p className="ink digits" style={digits}>
        {children}
      </p>
    </div>
  );
}

const box = {
  margin: '8px 0 20px',
  padding: '20px 12px',
  borderRadius: '4px',
  backgroundColor: light.sunken,
  textAlign: 'center',
} as const;
const digits = {
  margin: 0,
  // As much as the last character's spacing, so that the code stands in the middle.
  paddingLeft: '8px',
  fontFamily: fonts.code,
  fontSize: '40px',
  lineHeight: '48px',
  fontWeight: 700,
  letterSpacing: '8px',
  color: light.ink,
  userSelect: 'all',
  WebkitUserSelect: 'all',
  overflowWrap: 'anywhere',
} as const;
