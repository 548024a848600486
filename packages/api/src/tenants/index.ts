'use client';
export * from './tenant.ts';
export * from './sections.ts';
