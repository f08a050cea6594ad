CREATE TABLE "idle_pupils" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"days_listed" smallint NOT NULL,
	"last_listed_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "moved_up_for" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idle_pupils" ADD CONSTRAINT "idle_pupils_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;