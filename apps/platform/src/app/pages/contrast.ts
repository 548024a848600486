/**
 * Stands right behind what names the theme, and puts all of it in that place for anyone who asks the browser for more
 * contrast: before anything is painted, so that no one sees the page in less. In a browser that cannot
 * hold the first frame for it the page stays unseen until then.
 */
export const contrastScript = `<script>if(matchMedia('(prefers-contrast:more)').matches){const name=document.currentScript.previousElementSibling,link=document.createElement('link'),{style}=document.documentElement;link.rel='stylesheet';link.href=name.content;if('blocking'in link)link.blocking='render';else{style.opacity=0;link.onload=link.onerror=()=>style.opacity=''}name.replaceWith(link)}</script>`;
