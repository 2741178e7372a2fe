import { Button as MailButton } from '@react-email/components';
import { fonts, light } from './styles.ts';

/** The one action of a letter; a touch target of 48 px. */
export function Button({ href, children }: { href: string; children: string }) {
  return (
    <div style={{ margin: '24px 0' }}>
      <MailButton href={href} className="button" style={button}>
        {children}
      </MailButton>
    </div>
  );
}

const button = {
  padding: '14px 24px',
  borderRadius: '4px',
  backgroundColor: light.olive,
  color: light.onOlive,
  fontFamily: fonts.label,
  fontSize: '17px',
  lineHeight: '20px',
  fontWeight: 700,
};
