import { Heading, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { fonts, light } from './styles.ts';

interface WithChildren {
  children: ReactNode;
}

export function Title({ children }: WithChildren) {
  return (
    <Heading as="h1" className="ink" style={title}>
      {children}
    </Heading>
  );
}

export function Subtitle({ children }: WithChildren) {
  return (
    <Heading as="h2" className="ink" style={subtitle}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: WithChildren) {
  return (
    <Text className="ink" style={paragraph}>
      {children}
    </Text>
  );
}

/** What is read once, if at all. */
export function SmallPrint({ children }: WithChildren) {
  return (
    <Text className="muted" style={smallPrint}>
      {children}
    </Text>
  );
}

export function TextLink({ href, children }: WithChildren & { href: string }) {
  return (
    <Link href={href} className="olive" style={textLink}>
      {children}
    </Link>
  );
}

/** Text of several lines, its line breaks kept; everything in it is shown as it was typed. */
export function Lines({ text }: { text: string }) {
  return text.split(/\r\n|\r|\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be alike
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}

const title = {
  margin: '0 0 16px',
  fontFamily: fonts.label,
  fontSize: '28px',
  lineHeight: '34px',
  fontWeight: 700,
  color: light.ink,
  overflowWrap: 'anywhere',
} as const;

const subtitle = {
  margin: '32px 0 8px',
  fontFamily: fonts.label,
  fontSize: '20px',
  lineHeight: '26px',
  fontWeight: 700,
  color: light.ink,
};

const paragraph = {
  margin: '0 0 16px',
  fontSize: '16px',
  lineHeight: '24px',
  color: light.ink,
  overflowWrap: 'anywhere',
} as const;

const smallPrint = {
  margin: '0 0 12px',
  fontSize: '14px',
  lineHeight: '21px',
  color: light.muted,
  overflowWrap: 'anywhere',
} as const;

const textLink = { color: light.olive, textDecorationLine: 'underline' };
