import type { ReactNode } from 'react';
import { carrySignedRequest } from '../../../dom/carried-text.ts';
import { SmartLink } from '../../../ui/SmartLink.tsx';

type DoctorLinkProps = { href: string; className: string; text?: string | undefined; children: ReactNode };

/** To the signature doctor, with the signed request of the pasted text if there is one. */
export function DoctorLink({ href, className, text = '', children }: DoctorLinkProps) {
  return (
    <SmartLink className={className} href={href} onClickCapture={() => carrySignedRequest(text)}>
      {children}
    </SmartLink>
  );
}
