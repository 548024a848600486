import { expect, it } from 'vitest';
import { filesOfRoutes, routeViolations } from './route-sizes.ts';

it('the files of an address are those of every page, of its own, of one language, and the stylesheet', () => {
  const entries = {
    'index.html': ['start.js'],
    '/login': ['start.js', 'login.js'],
    '/login en-US': ['en.js'],
    '/login nl-NL': ['nl.js'],
    '/tasks': ['start.js', 'tasks.js'],
    '/tasks en-US': ['en.js', 'en-tasks.js'],
  };
  expect(filesOfRoutes(entries, 'style.css')).toEqual([
    { path: '/login', files: ['start.js', 'login.js', 'en.js', '.vite/critical.css'] },
    { path: '/tasks', files: ['start.js', 'tasks.js', 'en.js', 'en-tasks.js', 'style.css'] },
  ]);
});

it('an address may load what its budget says, or that of all others', () => {
  expect(routeViolations('/login', 10, { '/login': 10, '*': 5 })).toEqual([]);
  expect(routeViolations('/new', 5, { '*': 5 })).toEqual([]);
  expect(routeViolations('/new', 6, { '*': 5 })).toEqual(['/new loads 6 bytes, and has a budget of 5.']);
});
