import { cookieNames, parseAppearance, type contract, type OutputOf } from '@dossier/api/contract';
import { BrandError, parseBrand, type Brand } from '@dossier/ui/theme';
import { hasSession } from '../../areas/access/cookies.ts';
import { markOf } from '../../areas/tenants/logo/logos.ts';
import { readSections } from '../../areas/tenants/service.ts';
import { defaultBrand, themeUrl, type Themes } from '../../areas/tenants/theme.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { RequestInfo } from '../../shared/routing/route.ts';
import { tenantIdPattern } from '../../database/index.ts';
import type { Services } from '../../shared/services/services.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { createBootstrap } from './bootstrap.ts';
import { localeFor } from './locale.ts';
import { readPageTemplate } from './page-template.ts';
import { readPreloads } from './preloads.ts';
import { createPrerendered } from './prerendered.ts';
import { readProgram } from './program.ts';

type Configuration = OutputOf<typeof contract.tenants.configuration>;

export interface PagesOptions {
  readonly services: Services;
  readonly themes: Themes;
  readonly staticFolder: string;
  /** The same object that the configuration endpoint answers with. */
  readonly configurationFor: (info: RequestInfo) => Promise<Configuration>;
}

export interface Pages {
  /** index.html for anyone who asks; null when no back office was built. */
  page(info: RequestInfo, path: string): Promise<Response | null>;
  /**
   * A theme by its file name: `meridian.3f9a1c20.css`, `meridian.css` for the present one, or `meridian.tokens.json` as
   * design tokens (DTCG 2025.10).
   */
  theme(file: string, info: RequestInfo): Promise<Response | null>;
}

const tokensPattern = /^([a-z0-9-]{1,40})\.tokens\.json$/;
const filePattern = /^([a-z0-9-]{1,40})(?:\.([0-9a-f]{8}))?\.css$/;

export function createPages({ services, themes, staticFolder, configurationFor }: PagesOptions): Pages {
  const template = readPageTemplate(staticFolder);
  const preloadsFor = readPreloads(staticFolder);
  const program = readProgram(staticFolder);
  const prerendered = createPrerendered(program);
  const bootstrapAt = createBootstrap(program);

  /** A tenant that does not exist looks like Dossier, and like any tenant that left its theme as it was. */
  async function brandOf(tenantId: string): Promise<Brand> {
    if (tenantId === defaultBrand.id || !tenantIdPattern.test(tenantId)) return defaultBrand;
    try {
      const { whitelabeling } = await services.database.read(tenantId, tx =>
        readSections(tx, ['whitelabeling']),
      );
      return parseBrand(whitelabeling);
    } catch (error) {
      if (error instanceof AppError || error instanceof BrandError) return defaultBrand;
      throw error;
    }
  }

  return {
    async page(info, path) {
      if (!template) return null;
      const configuration = await configurationFor(info);
      const { tenant } = configuration;
      const tenantId = tenant?._id ?? defaultBrand.id;
      const brand = await brandOf(tenantId);
      const theme = themes.deliver(tenantId, brand);
      const nonce = Buffer.from(services.random.bytes(18)).toString('base64');
      const locale = localeFor(
        info.cookie(cookieNames.locale),
        info.header('accept-language'),
        tenant?.allowedLocales,
        tenant?.defaultLocale,
      );
      const isSignedIn = hasSession(info);
      const drawn =
        path === '/login' && !isSignedIn
          ? await prerendered({ configuration, locale }, services.clock.now().getFullYear())
          : null;
      const tenantOfPage = tenant?._id ?? null;
      const bootstrap = await bootstrapAt({ path, query: info.query, tenantId: tenantOfPage, isSignedIn });
      const html = template({
        nonce,
        tenantId,
        brand,
        icon: markOf(tenantId, brand, themes.assets),
        themeUrl: themeUrl(tenantId, theme.hash),
        themeColor: theme.frame,
        appearance: parseAppearance(info.cookie(cookieNames.appearance)),
        locale,
        preloads: preloadsFor(path, locale, isSignedIn),
        bootstrap,
        prerendered: drawn,
        themeCss: theme.css,
        title: tenant?.businessName ?? 'Dossier',
        configuration,
      });
      // The preview of the theme editor is the one page that another of ours may frame.
      const isPreview = path.startsWith('/preview/');
      return new Response(html, {
        headers: {
          ...(isPreview && { 'X-Frame-Options': 'SAMEORIGIN' }),
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          'Content-Security-Policy': pagePolicy(nonce, isPreview ? 'ourselves' : 'nobody', services.settings),
        },
      });
    },

    async theme(file, info) {
      const [, tokensOf] = tokensPattern.exec(file) ?? [];
      if (tokensOf !== undefined)
        return new Response(themes.tokens(await brandOf(tokensOf)), {
          headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, no-cache' },
        });
      const [, id, hash] = filePattern.exec(file) ?? [];
      if (id === undefined) return null;
      const theme = themes.deliver(id, await brandOf(id));
      const etag = `"${theme.hash}"`;
      const headers = new Headers({ 'Content-Type': 'text/css; charset=utf-8', ETag: etag });
      // Only an address that names what it holds may be kept: under an old one the new theme is served, not kept.
      const isExact = hash === theme.hash;
      headers.set('Cache-Control', isExact ? 'public, max-age=31536000, immutable' : 'public, no-cache');
      if (info.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
      return new Response(theme.css, { headers });
    },
  };
}
