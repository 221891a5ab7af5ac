import type { ReactNode } from 'react';
import { carryText } from '../../../dom/carried-text.ts';
import { SmartLink } from '../../../ui/SmartLink.tsx';

/** Only requests have a nonce. */
const SIGNED_REQUEST = /\bx-nonce\b|[?&]nonce=/i;

type DoctorLinkProps = { href: string; className: string; text?: string | undefined; children: ReactNode };

/** To the signature doctor, with the signed request of the pasted text if there is one. */
export function DoctorLink({ href, className, text = '', children }: DoctorLinkProps) {
  return (
    <SmartLink className={className} href={href} onClickCapture={() => SIGNED_REQUEST.test(text) && carryText(text)}>
      {children}
    </SmartLink>
  );
}
