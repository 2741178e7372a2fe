import { Body, Container, Head, Html, Preview, Section } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Settings } from '#shop/shop.ts';
import { darkRules, fonts, light } from './styles.ts';
import { SmallPrint, TextLink } from './text.tsx';

interface LayoutProps {
  settings: Settings;
  /** Stands in the title, for programs that show it and for those who listen. */
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  /** Why somebody gets this letter. */
  why: string;
  /** Stands at the very end: how to end what brings it. */
  leave?: ReactNode;
  children: ReactNode;
}

/** The paper of every letter: bone ground, the shop's name, a white card of 600 px at most, and why it came. */
export function Layout({ settings, subject, preview, why, leave, children }: LayoutProps) {
  const { shopName, publicUrl } = settings;
  return (
    <Html lang="en-GB">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>{darkRules}</style>
      </Head>
      <Body className="ground" style={ground}>
        <Preview>{preview}</Preview>
        {/* biome-ignore lint/a11y/useSemanticElements: webmail drops <article> and keeps the role */}
        <div role="article" aria-label={subject} lang="en-GB" className="ground" style={sheet}>
          <Container style={column}>
            <p className="olive" style={name}>
              {shopName}
            </p>
            <Section className="surface" style={card}>
              <div className="surface-cell" style={inside}>
                {children}
              </div>
            </Section>
            <div style={foot}>
              <SmallPrint>{why}</SmallPrint>
              <SmallPrint>
                {shopName}, <TextLink href={publicUrl}>{publicUrl}</TextLink>
              </SmallPrint>
              {leave && <SmallPrint>{leave}</SmallPrint>}
            </div>
          </Container>
        </div>
      </Body>
    </Html>
  );
}

const ground = { margin: 0, padding: 0, backgroundColor: light.ground, fontFamily: fonts.text };
const sheet = { backgroundColor: light.ground, padding: '24px 12px' };
const column = { maxWidth: '600px', margin: '0 auto' };
const name = {
  margin: '0 0 16px',
  padding: '0 4px',
  fontFamily: fonts.label,
  fontSize: '22px',
  lineHeight: '28px',
  fontWeight: 700,
  color: light.olive,
};
const card = {
  backgroundColor: light.surface,
  border: `1px solid ${light.line}`,
  borderRadius: '8px',
  borderCollapse: 'separate',
} as const;
const inside = { padding: '32px' };
const foot = { padding: '20px 4px 0' };
