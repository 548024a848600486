'use client';
export * from './assign.ts';
export * from './comments.ts';
export * from './list.ts';
export * from './reads.ts';
export * from './record.ts';
export * from './registration.ts';
export * from './views.ts';
