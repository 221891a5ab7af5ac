import type { ReactNode } from 'react';
import { handOffSignedRequest } from '../../../../src/dom/handoff.ts';
import { SmartLink } from '../../../../src/ui/SmartLink.tsx';

type DoctorLinkProps = { href: string; className: string; text?: string | undefined; children: ReactNode };

/** To the signature doctor, with the signed request of the pasted text if there is one. */
export function DoctorLink({ href, className, text = '', children }: DoctorLinkProps) {
  return (
    <SmartLink className={className} href={href} onClickCapture={() => handOffSignedRequest(text)}>
      {children}
    </SmartLink>
  );
}
