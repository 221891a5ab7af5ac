/** A graded point has failed, and its failure does not count. */
export function isFailedAdvice({ verdict, severity }: { verdict: string; severity?: string }): boolean {
  return verdict === 'failed' && severity === 'advice';
}
