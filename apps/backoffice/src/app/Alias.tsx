import { Redirect } from 'wouter';

/** Leads on, and keeps what was asked for; what is behind a # comes last. Read here, where there is a browser. */
export function Alias({ to }: { readonly to: string }) {
  const [path = '', part] = to.split('#');
  return <Redirect to={path + location.search + (part === undefined ? '' : `#${part}`)} replace />;
}
