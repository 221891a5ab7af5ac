import type { RoutePath } from '../../.generated/routes.ts';
import { SmartLink, type SmartLinkProps } from './SmartLink.tsx';

type RouteLinkProps = Omit<SmartLinkProps, 'href'> & { to: RoutePath };

/** A link in code: one to a page that does not exist does not compile. Links of content are checked by the compiler. */
export function RouteLink({ to, ...rest }: RouteLinkProps) {
  return <SmartLink {...rest} href={to} />;
}
