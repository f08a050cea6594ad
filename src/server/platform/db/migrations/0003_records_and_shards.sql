CREATE TABLE "game_records" (
	"user_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"attempts" integer NOT NULL,
	"score_sum" numeric(24, 12) NOT NULL,
	"first_score" numeric(24, 12) NOT NULL,
	"last_score" numeric(24, 12) NOT NULL,
	"seconds_sum" bigint NOT NULL,
	"timed" integer NOT NULL,
	"last_played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_records_user_id_game_id_pk" PRIMARY KEY("user_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "uncounted_games" (
	"user_id" integer NOT NULL,
	"nth" integer NOT NULL,
	"day" date NOT NULL,
	"game_id" text NOT NULL,
	"score" numeric(24, 12) NOT NULL,
	CONSTRAINT "uncounted_games_user_id_nth_pk" PRIMARY KEY("user_id","nth")
);
--> statement-breakpoint
DROP INDEX "sessions_user";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash");--> statement-breakpoint
ALTER TABLE "game_records" ADD CONSTRAINT "game_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "game_records"
SELECT "user_id", "game_id", count(*), sum("score"), (array_agg("score" ORDER BY "nth"))[1], (array_agg("score" ORDER BY "nth" DESC))[1],
	coalesce(sum("duration"), 0), count("duration"), max("created_at")
FROM (SELECT "user_id", "game_id", round(10.0 * "score" / "max_score", 12) AS "score", "nth", "duration", "created_at" FROM "game_history") AS "played"
GROUP BY "user_id", "game_id";
