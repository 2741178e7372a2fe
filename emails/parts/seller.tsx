import type { Settings } from '#shop/shop.ts';
import { letter } from '#wording/emails.ts';
import { Facts } from './facts.tsx';
import { Subtitle } from './text.tsx';

/** Who sold it (Consumer Contracts Regulations 2013, schedule 2). */
export function Seller({ settings }: { settings: Settings }) {
  return (
    <>
      <Subtitle>{letter.seller}</Subtitle>
      <Facts
        rows={[
          [letter.name, settings.sellerName ?? settings.shopName],
          ...(settings.sellerAddress ? [[letter.address, settings.sellerAddress] as [string, string]] : []),
          ...(settings.companyNumber
            ? [[letter.companyNumber, settings.companyNumber] as [string, string]]
            : []),
          ...(settings.vatNumber ? [[letter.vatNumber, settings.vatNumber] as [string, string]] : []),
          [letter.website, settings.publicUrl],
          [letter.email, settings.sellerEmail ?? settings.staffMail],
          ...(settings.sellerPhone ? [[letter.phone, settings.sellerPhone] as [string, string]] : []),
        ]}
      />
    </>
  );
}
