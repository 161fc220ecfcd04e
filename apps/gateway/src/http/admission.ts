import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from './routes.js';

/** Decides who may call which routes of an application. Every application provides its own. */
export abstract class Admission {
  /** Checks all that can be checked before the body of a request is read, in the order that its API promises; throws to refuse. */
  abstract admit(request: FastifyRequest, reply: FastifyReply, routes: Routes): Promise<void>;

  /** Counts a request that could not be read; returns headers for its answer. */
  abstract countUnreadable(address: string): Promise<Record<string, string>>;
}
