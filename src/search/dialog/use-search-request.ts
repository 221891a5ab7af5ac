import { startTransition, useEffect, useState } from 'react';
import { createInquiry, type Inquiry, type InquiryState } from '../client/search-request.ts';
import type { SearchTab } from '../client/sessions.ts';

/** An inquiry for the life of the dialog, and its state. Answers are drawn in a transition: the field comes first. */
export function useInquiry(tabs: SearchTab[], locale: string): [InquiryState, Inquiry] {
  const [state, setState] = useState<InquiryState>({ phase: 'empty' });
  const [inquiry] = useState(() => createInquiry(tabs, locale, (next) => startTransition(() => setState(next))));
  useEffect(() => inquiry.stop, [inquiry]);
  return [state, inquiry];
}
