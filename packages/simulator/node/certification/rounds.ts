import type { CertificationLog, Exchange } from '../../certification/exchange.ts';
import { type Play, planSecond } from '../../certification/plan/plan-rounds.ts';
import type { SocketPlay } from '../../certification/plan/play-socket.ts';
import type { SocketFact } from '../../certification/socket-fact.ts';

export type RoundMeans = {
  /** Ends the command at once. */
  kill: () => void;
  /** Does something to the websockets of the command. */
  act: (play: SocketPlay, facts: readonly SocketFact[]) => void;
};

/** How long a command goes on whose connection has ended for good: whether it comes back is seen after 35 seconds. */
const FINAL_MS = 40_000;
const FINAL_CODES = [4400, 4403, 4409];

/** What happens to the command of the round that is under way. */
export function createRounds(log: CertificationLog) {
  let play: Play | undefined;
  let means: RoundMeans | undefined;
  let finalTimer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin(next: Play, given?: RoundMeans) {
      play = next;
      means = given;
    },
    end() {
      play = undefined;
      clearTimeout(finalTimer);
      finalTimer = undefined;
    },
    /** The second fault of the round, when its time has come. */
    planFault() {
      if (!play) return undefined;
      const round = log.rounds.length;
      const second = planSecond(
        play,
        log.exchanges.filter((one) => one.round === round),
      );
      if (second) play = undefined;
      return second;
    },
    /** Kills the command whose response is held. */
    crash({ fault }: Exchange): boolean {
      if (play?.kind !== 'crash' || fault !== 'held') return false;
      play = undefined;
      means?.kill();
      return true;
    },
    /** Acts after what was seen has happened. */
    act(fact: SocketFact) {
      if (play?.kind !== 'socket' || !means) return;
      const { play: own } = play;
      const { act, kill } = means;
      const isFinal = fact.kind === 'closed' && fact.by === 'provider' && FINAL_CODES.includes(fact.code);
      if (isFinal && finalTimer === undefined) finalTimer = setTimeout(kill, FINAL_MS);
      if (fact.kind !== 'connect' && fact.kind !== 'received') return;
      const facts = log.sockets.filter(({ round }) => round === fact.round);
      queueMicrotask(() => act(own, facts));
    },
  };
}
