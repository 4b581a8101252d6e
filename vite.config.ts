// How the application's browser code is built and served while developing. The public pages have their own: scripts/build/website.ts.

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { brand } from './src/base/brand.ts'

/** Fills the template: the product's name; the interface's font and the app are asked for with the page. */
function template(): Plugin {
  return {
    name: 'template',
    transformIndexHtml(html, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => /nunito-latin-400-.*\.woff2$/.test(file))
      const tags = startFiles(bundle).map((file) => ahead({ rel: 'modulepreload', href: `/${file}` }))
      if (font !== undefined) tags.push(ahead({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` }))
      return { html: html.replaceAll('%brand%', brand), tags }
    },
  }
}

const ahead = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { ...attrs, crossorigin: true },
})

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

/** The script of the app itself, and all that it imports. */
function startFiles(bundle: Bundle): string[] {
  const files = new Set(Object.keys(bundle).filter((file) => /^assets\/start-.*\.js$/.test(file)))
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const needed of chunk.imports) files.add(needed)
  }
  return [...files]
}

/** What screens share stands in one file for each feature instead of one for each module: each file is a way to the server. */
function sharedFile(id: string): string | null {
  if (id.includes('/node_modules/')) return 'packages'
  const shelf = /\/src\/(\w+)\//.exec(id)?.[1]
  // The bundler's own.
  if (shelf === undefined) return null
  // Whoever comes to her shelf opens no book yet, and gives no address.
  if (id.includes('/ui/flipbook/')) return 'flipbook'
  if (/\/members\/(?:web\/)?(?:contract|address|check-address|regions|profile)\b/.test(id)) return 'profile'
  // What is typed into: whoever comes to her shelf only looks at it.
  if (/\/ui\/(?:[a-z-]+-field|use-form|form-problems|error-summary|printed-note|tick-box|version-choice)\./.test(id))
    return 'forms'
  if (
    /\/members\/web\/(?:door-head|email-fault|signed-out|code-step|auth-failure|sign-up|use-form|new-pass|password-)/.test(
      id,
    )
  )
    return 'doors'
  // The app gives it to every screen; whoever reads a story takes it.
  if (id.includes('/stories/web/picture-change.')) return 'ui'
  if (shelf !== 'base' && shelf !== 'stage') return shelf
  if (/\/(?:known-letters|printed-letters\.data)\b/.test(id)) return 'letters'
  // The cards of the shelf, what is done with things and how else somebody can look are for those who type a wish or describe somebody.
  if (/\/stage\/(?:(?:things|people|places)\/|finer-look|lost-cloths|drawn-creature|undrawn-parts|deed|sound)/.test(id))
    return 'cards'
  // Colors and hides are for the form of a book as well.
  if (/\/stage\/(?:finer-creature|further-colors)/.test(id)) return 'figures'
  // How names are said and pages laid is for those who read a book: the first screen does without.
  return /\/(?:said-name|upper|worn-color|page-layout|line-drawing|text-direction)\b/.test(id) ? 'pages' : 'ui'
}

/** What no font has is refused by the server; a screen fetches the list of letters only for what is not western (`ui/printed-note.tsx`). */
function withoutLetters(): Plugin {
  return {
    name: 'without-letters',
    load: (id) =>
      id.endsWith('/src/base/printed-letters.ts') ? 'export const unprintedWords = () => undefined' : null,
  }
}

/** Schemas are told to others as JSON by the server alone: what can tell them is 5 kB on the way to every screen. */
function withoutSchemaTellers(): Plugin {
  return {
    name: 'without-schema-tellers',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler: (code) =>
        code
          .replaceAll(/^ *inst\._zod\.processJSONSchema = .*;$/gm, '')
          .replaceAll(/create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, 'undefined'),
    },
  }
}

export default defineConfig({
  root: 'src/app/web',
  publicDir: '../../../public',
  plugins: [react(), tailwindcss(), template(), withoutLetters(), withoutSchemaTellers()],
  build: {
    outDir: '../../../dist/web',
    // A data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/app/web/app.html',
      output: {
        // Features import one another in one direction only: no file waits for one that waits for it.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'shared', name: sharedFile, minShareCount: 2 }],
        },
      },
    },
  },
})
